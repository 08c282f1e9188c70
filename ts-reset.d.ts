// What was read from a text is unknown until it is looked at.
import '@total-typescript/ts-reset/json-parse';
