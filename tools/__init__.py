"""What builds and measures dengen; none of it is shipped."""
