export const errors = {
  'error.no-table': '這個網址沒有遊戲桌，可能輸入有誤。',
  'error.not-yours': '這需要秘密連結，也許已發出較新的連結。',
  'error.too-fast': '一次太多了，請稍候再試。',
  'error.unavailable': '伺服器目前無法存取資料，請稍後再試。',
  'error.no-bot': '機器人無法思考，請再試一次。',
  'error.unreadable': '伺服器無法讀取。',
  'error.too-big': '檔案對伺服器來說太大了。',
  'error.no-seat': '這張遊戲桌沒有這個座位。',
  'error.full': '伺服器沒有空間再開一張遊戲桌。',
  'error.no-such-game': '這些設定無法成局：請更改人數或擴充。',
  'error.no-such-bot': '沒有這個機器人。',
  'error.no-secret': 'Webhook 需要至少 16 個字元的密鑰。',
};
