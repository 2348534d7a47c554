"""Open Graph tags and pictures for links in messengers."""
