"""The documentation as a site: docs/ and all that is written around it, with what the code says of itself, in build/site.

`pages` says which page a file becomes, `markdown` turns the dialect of code hosts into that of MkDocs, `reference` and `observations`
write pages from the code, `checks` looks at what was built. english.yml and japanese.yml are the two halves for MkDocs.
"""
