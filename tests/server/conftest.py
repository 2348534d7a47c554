from tests.store.fixtures import address, anyio_backend, postgres

__all__ = ["address", "anyio_backend", "postgres"]
