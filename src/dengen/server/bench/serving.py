"""A server that is measured: its settings come with the environment."""

import os
import socket

import msgspec

from dengen.server.config.settings import ServerSettings
from dengen.server.main import SETTINGS, serve

if __name__ == "__main__":
    settings = msgspec.json.decode(os.environ[SETTINGS], type=ServerSettings)
    serve(settings, socket.create_server((settings.host, settings.port), backlog=2048))
