/** The edges of a mask, ascending. */
export const edgesOf = (mask: number): readonly number[] => [0, 1, 2, 3, 4, 5].filter((edge) => mask & (1 << edge));
