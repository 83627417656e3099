import { render } from '@testing-library/react';
import { logNotFound } from '@/components/live/page';

test('the 404 page logs the path that was tried', () => {
  const log = jest.spyOn(console, 'error').mockImplementation();
  history.replaceState(null, '', '/corte/navalhado?de=anuncio');
  render(<span data-live="not-found" data-log="404: no page at" hidden />);
  logNotFound();
  expect(log.mock.calls).toEqual([['404: no page at', '/corte/navalhado']]);
});

test('no other page logs anything', () => {
  const log = jest.spyOn(console, 'error').mockImplementation();
  logNotFound();
  expect(log).not.toHaveBeenCalled();
});
