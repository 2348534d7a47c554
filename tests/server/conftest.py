from tests.store.fixtures import address, anyio_backend, postgres, store

__all__ = ["address", "anyio_backend", "postgres", "store"]
