"""Runs Orca with a voice that writes what it would say: a line of JSON for each utterance.

Its one argument is an empty folder for Orca's settings.
"""

import json
import sys

from orca import liveregions, orca, speechserver

is_live = False


def write(text):
    print(json.dumps({"text": text, "isLive": is_live}), flush=True)


class SpeechServer(speechserver.SpeechServer):
    """What Orca asks of a voice. It is never interrupted, and echoes no keys."""

    @staticmethod
    def getSpeechServer(info=None):
        return SpeechServer()

    def getInfo(self):
        return ["record", "record"]

    def getVoiceFamilies(self):
        return []

    def speak(self, text=None, acss=None, interrupt=True):
        if text:
            write(text)

    def speakCharacter(self, character, acss=None):
        write(character)

    def speakKeyEvent(self, event, acss=None):
        pass

    def stop(self):
        pass

    def shutdown(self):
        pass


present_live_region = liveregions.LiveRegionManager.pumpMessages


def present_marked(manager):
    """Tells what a live region says from what the focus says."""
    global is_live
    is_live = True
    try:
        return present_live_region(manager)
    finally:
        is_live = False


liveregions.LiveRegionManager.pumpMessages = present_marked

# Orca imports its voice by a module's name.
sys.modules["record_speech"] = sys.modules[__name__]
orca.getSettingsManager().activate(
    sys.argv[1],
    {
        "speechServerFactory": "record_speech",
        "enableBraille": False,
        "enableSound": False,
        "enableKeyEcho": False,
        # Each screen is read where the focus is, not as a whole.
        "sayAllOnLoad": False,
        "pageSummaryOnLoad": False,
    },
)
sys.exit(orca.main())
