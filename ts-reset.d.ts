// Parsed JSON is unknown until it is validated.
import '@total-typescript/ts-reset/json-parse';
