import '@total-typescript/ts-reset';
