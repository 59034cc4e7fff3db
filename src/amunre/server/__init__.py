"""Real tables: HTTP and WebSocket around games that are kept in a database, live and over days."""
