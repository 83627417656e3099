import { ENVIRONMENTS } from '../fixtures/shops';

/** The shop of the Jest project. */
declare const shop: keyof typeof ENVIRONMENTS;

Object.assign(process.env, ENVIRONMENTS[shop]);
