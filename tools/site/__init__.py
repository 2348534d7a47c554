"""The documentation site, built from docs/, other pages of the repository and docstrings into build/site.

`pages` maps files to pages, `markdown` converts the dialect of code hosts to that of MkDocs, `reference` and `observations`
generate pages from the code, `checks` checks the result. english.yml and japanese.yml configure MkDocs per language.
"""
