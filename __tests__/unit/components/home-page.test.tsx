/** @jest-environment node */
import { text } from 'node:stream/consumers';
import { prerenderToNodeStream } from 'react-dom/static';
import HomePage from '@/app/page';
import { parsePage } from '@/build/transform-site';
import { type Content, getContent, loadContent } from '@/model/content';

jest.mock('@/model/content', () => {
  return { ...jest.requireActual('@/model/content'), getContent: jest.fn() };
});

/** The home page of the fixtures' shop, with other content. */
async function render(change: (content: Content) => Partial<Content>) {
  const content = await loadContent();
  jest.mocked(getContent).mockResolvedValue({ ...content, ...change(content) });
  const { prelude } = await prerenderToNodeStream(<HomePage />);
  return parsePage(await text(prelude as AsyncIterable<Uint8Array>));
}

test('of what a shop does not have, nothing is left', async () => {
  const { body } = await render(({ shop, team, gallery, testimonials }) => ({
    shop: { ...shop, whatsapp: undefined, social: [] },
    team: { ...team, team: [] },
    gallery: { ...gallery, gallery: [] },
    testimonials: { ...testimonials, testimonials: [] },
  }));
  const sections = [...body.querySelectorAll('main > section')].map(({ id }) => id);
  expect(sections.join('/')).toBe('/servicos/agendar/contato');
  expect(body.textContent).not.toMatch(/WhatsApp|Redes sociais|Galeria/);
  const dead = body.querySelectorAll(':is(a, b, h2, h3, li, nav, p, ul):empty, a:not([href])');
  expect([...dead].map(({ outerHTML }) => outerHTML)).toEqual([]);
});

test('several photos have arrows, and more than twelve services are set closer', async () => {
  const build = (photos: number, count: number) =>
    render(({ gallery, services }) => ({
      gallery: { ...gallery, gallery: gallery.gallery.slice(0, photos) },
      services: { ...services, services: Array(count).fill({ title: 'Corte', features: [] }) },
    }));
  const countIn = ({ body }: Document) =>
    ['dialog', '[data-arrows]', 'ol.long'].map((part) => body.querySelectorAll(part).length);
  expect(countIn(await build(1, 12))).toEqual([1, 0, 0]);
  expect(countIn(await build(2, 13))).toEqual([2, 2, 1]);
});

test.each([1, 2, 3, 4, 5])('%i stars look like as many', async (stars) => {
  const { body } = await render(({ testimonials: { heading } }) => {
    return { testimonials: { heading, testimonials: [{ name: 'Ana', text: 'Volto.', stars }] } };
  });
  const [section] = body.querySelectorAll('section[aria-label=Depoimentos]');
  const icon = section?.querySelector(`[aria-label="${stars} de 5 estrelas"] svg`);
  const [, end] = /^0 0 (\d+) 20$/.exec(`${icon?.getAttribute('viewBox')}`) ?? [];
  expect([0, 22, 44, 66, 88].filter((start) => start < Number(end))).toHaveLength(stars);
});
