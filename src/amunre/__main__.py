"""`python -m amunre`: the one command, where its own name is not on the path."""

from amunre.cli import main

if __name__ == "__main__":
    main()
