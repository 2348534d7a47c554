"""What goes wrong with push notifications, in a sentence."""

from dengen.core.base.errors import DengenError


class BadPushAddress(DengenError):
    code = "bad_push_address"
    ja = "このブラウザの通知サービスには送れません。"


class PushDisabled(DengenError):
    code = "no_push"
    ja = "このサーバーでは、ページを閉じているときの通知は使えません。"


class BadPushKeys(DengenError):
    code = "bad_push_keys"

    def __init__(self, en: str, ja: str) -> None:
        super().__init__(en)
        self.ja = ja
