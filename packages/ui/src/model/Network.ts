/** The networks a deployment uses: the real ones, or test networks, whose coins have no value. */
export const networks = ['main', 'test'] as const;
/** One of the two. */
export type Network = (typeof networks)[number];
