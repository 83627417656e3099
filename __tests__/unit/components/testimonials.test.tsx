/** @jest-environment node */
import { renderToStaticMarkup } from 'react-dom/server';
import { Testimonials } from '@/components/sections/testimonials/testimonials';
import { getContent } from '@/model/content';

jest.mock('@/model/content', () => ({ getContent: jest.fn() }));

test.each([1, 2, 3, 4, 5])('%i stars look like as many', async (stars) => {
  const testimonials = { heading: ['Diz'], testimonials: [{ name: 'Ana', text: 'Volto.', stars }] };
  jest.mocked(getContent).mockResolvedValue({ testimonials } as never);
  const html = renderToStaticMarkup(await Testimonials());
  expect(html).toContain(`aria-label="${stars} de 5 estrelas"`);
  const [, end] = /viewBox="0 0 (\d+) 20"/.exec(html) ?? [];
  expect([0, 22, 44, 66, 88].filter((start) => start < Number(end))).toHaveLength(stars);
});
