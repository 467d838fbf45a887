// One file for all of them, since setting the rules anew resets what the emulator notes of them.
import './firestore/closed-documents.ts';
import './firestore/own-documents.ts';
import './firestore/orders.ts';
