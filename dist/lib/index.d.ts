export * from './types/lib/index.js';
