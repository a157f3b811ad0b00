/** What the server and this client say to each other: the types are made from the declarations in Python. */
export type * from '../generated/table';

export type Values = Record<string, unknown>;
/** A row of a game's printed values. */
export type FactRow = Readonly<Values> & { readonly id: string };
