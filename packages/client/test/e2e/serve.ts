import { type Server, startServer } from './server.ts';

/** One server for all tests, on a free port. */
async function serve(): Promise<() => Promise<void>> {
  const server: Server = await startServer();
  process.env['ROUNDHOUSE_URL'] = server.address;
  return () => server.stop();
}

// The test runner asks for a default export here.
// oxlint-disable-next-line import/no-default-export
export default serve;
