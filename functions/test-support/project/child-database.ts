import { databaseName, openDatabase } from './own-database.ts';

/** Loaded ahead of each program that a test starts, which then works in the test's database. */
openDatabase(databaseName());
