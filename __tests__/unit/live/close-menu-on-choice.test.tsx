import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answerClicks } from '@/components/live/behaviour';

beforeAll(answerClicks);

function renderMenu(hidePopover: (() => void) | undefined) {
  render(
    <>
      <div id="menu">
        <p>Menu</p>
        <a href="#servicos">
          <span>Serviços</span>
        </a>
      </div>
      <a href="#galeria">Galeria</a>
    </>,
  );
  // jsdom has no popovers.
  Object.assign(document.getElementById('menu') ?? {}, { hidePopover });
}

test('choosing a link closes the menu', async () => {
  const hidePopover = jest.fn();
  renderMenu(hidePopover);
  await userEvent.click(screen.getByText('Serviços'));
  expect(hidePopover).toHaveBeenCalledTimes(1);
});

test('a click elsewhere does not', async () => {
  const hidePopover = jest.fn();
  renderMenu(hidePopover);
  await userEvent.click(screen.getByText('Menu'));
  await userEvent.click(screen.getByText('Galeria'));
  expect(hidePopover).not.toHaveBeenCalled();
});

test('a browser without popovers follows the link all the same', async () => {
  renderMenu(undefined);
  await userEvent.click(screen.getByText('Serviços'));
  expect(location.hash).toBe('#servicos');
});
