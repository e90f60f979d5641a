/** The signed-in person as screens show them. */
export interface Viewer {
  readonly id: number;
  readonly displayId: string | null;
  readonly name: string;
  readonly email: string;
}
