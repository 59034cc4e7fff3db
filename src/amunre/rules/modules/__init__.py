"""One expansion or variant a file, each plugged into the phases through the hooks of `amunre.rules.hooks`."""
