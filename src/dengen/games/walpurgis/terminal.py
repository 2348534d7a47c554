"""placeholder"""
def board(game, view, lang):
    return ""
