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
    print("script, style, layout:", page.evaluate("measure()"))
    print("whole frame:", page.evaluate("measureFrames()"))
    browser.close()
