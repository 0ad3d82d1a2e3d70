// Prepares the database that the environment names. Browser tests copy it for each server.
import { readConfig } from '#server/config.ts';
import { prepareDatabase } from './template-database.ts';

await prepareDatabase(readConfig(process.env).database);
