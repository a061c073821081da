import * as z from 'zod';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import '../styles/fonts.css';
import '../styles/tokens.css';
import '../styles/base.css';

// No code made from text at run time: the page's security policy forbids it.
z.config({ jitless: true });

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
