import { expect, HOME, test } from './fixtures';

/** The schema's limit. */
const MAX_TESTIMONIALS = 12;

// One, two and three columns.
for (const width of [390, 820, 1440]) {
  test(`on a screen ${width} px wide, up to twelve testimonials differ from their neighbours`, {
    tag: '@desktop',
  }, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(HOME);
    for (let count = 1; count <= MAX_TESTIMONIALS; count++) {
      const cards = await page.evaluate(showTestimonials, count);
      expect(cards).toHaveLength(count);
      const alike = cards.flatMap((card, index) =>
        cards
          .slice(index + 1)
          .filter((other) => card.color === other.color && areTouching(card, other))
          .map((other) => `${card.number} and ${other.number} of ${count}`),
      );
      expect(alike).toEqual([]);
    }
  });
}

type Card = Awaited<ReturnType<typeof showTestimonials>>[number];

/** Runs in the browser. Repeats the first testimonial, and returns each one's edges and background. */
function showTestimonials(count: number) {
  const list = document.querySelector('[aria-label="Depoimentos"] ul');
  const first = list?.firstElementChild;
  if (!list || !first) {
    return [];
  }
  list.replaceChildren(...Array.from({ length: count }, () => first.cloneNode(true)));
  return [...list.querySelectorAll('figure')].map((figure, index) => {
    const { left, right, top, bottom } = figure.getBoundingClientRect();
    const color = getComputedStyle(figure).backgroundColor;
    return { number: index + 1, left, right, top, bottom, color };
  });
}

/** Two cards that only touch at a corner aren't neighbours. */
function areTouching(one: Card, other: Card): boolean {
  const sharedWidth = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const sharedHeight = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  return (sharedWidth > 1 && sharedHeight > -1) || (sharedHeight > 1 && sharedWidth > -1);
}
