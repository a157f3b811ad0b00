/** What may be open over the table. */
export type Over = 'command' | 'keys' | 'device' | 'people' | 'scores' | 'return' | 'turn' | 'pace' | 'curve' | 'moment' | 'review';
