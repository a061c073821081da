export * from './city-names.ts';
export * from './face.ts';
export * from './supply.ts';
export * from './tileset.ts';
export * from './upgrade.ts';
