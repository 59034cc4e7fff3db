"""Times a new view on a full board in Chromium: script, style, layout and paint of the frame it causes.

python web/dev/frames.py http://127.0.0.1:5173/dev/board.html?full   (with `npx vite` running in web/)
"""

import sys

from playwright.sync_api import sync_playwright

FLAGS = ["--headless", "--no-sandbox", "--disable-gpu", "--disable-background-networking", "--no-first-run"]

with sync_playwright() as play:
    browser = play.chromium.launch(executable_path="/usr/bin/chromium", args=FLAGS)
    page = browser.new_page(viewport={"width": 1440, "height": 900})
    page.goto(sys.argv[1])
    page.wait_for_function("window.ready === true")
    for provinces in (2, 15):  # a move changes one or two; between the ages everything may
        print(f"{provinces} provinces: script, style, layout", page.evaluate(f"measure({provinces})"))
        print(f"{provinces} provinces: whole frame", page.evaluate(f"measureFrames({provinces})"))
    browser.close()
