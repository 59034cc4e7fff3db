"""The table in a full screen of the terminal, with Textual: it draws a Sight and sends choices, and knows no rule."""
