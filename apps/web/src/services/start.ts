let entries = 0;

/** Notes where the page began. Called first of all: what a person follows before the code of a screen has come counts. */
export function noteStart(): void {
  entries = window.history.length;
}

/** Whether the person has gone to another address since the page began. */
export function hasMovedOn(): boolean {
  return window.history.length !== entries;
}
