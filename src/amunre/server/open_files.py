"""Every socket is an open file, and systems are stingy with them by default."""


def allow_many_files() -> None:
    """Raises our own limit to the most that we may."""
    try:
        import resource
    except ImportError:  # Windows has no such limit
        return
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = 65536 if most == resource.RLIM_INFINITY else most
    resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, most))
