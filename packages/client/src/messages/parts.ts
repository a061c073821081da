import { addTexts } from '../app/i18n.tsx';
import parts from './parts.json';

// What the parts of a table say that come when they are first opened. Each of them imports this file, so that a table is there without it.
addTexts(parts);
