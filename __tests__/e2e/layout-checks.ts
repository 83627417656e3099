/**
 * @file Finds layout problems that a visitor would see. This module runs in the browser: `fixtures.ts` gives it
 * to every page as `window.layoutChecks`. Each exported function returns one sentence for each problem.
 */

/** Contains every level, even those that no page uses yet, so a heading is always checked. */
const HEADINGS = 'h1, h2, h3, h4, h5, h6';

/** A line of text, with its box in CSS pixels. Wrapped text has several. */
type Line = {
  node: Node;
  element: Element;
  left: number;
  right: number;
  top: number;
  bottom: number;
};

/** An overlap or overflow of up to 1 px may come from rounding. */
const ROUNDING_PX = 1;

/** Text in these elements shouldn't wrap. A table cell with two opening periods has two lines on purpose. */
const ON_ONE_LINE = `header nav a, td, a[href^="tel:"], :is(${HEADINGS}) span`;

const MIN_TARGET_PX = 44;

/** What has one of these positions stays on the screen while the page scrolls. */
const FIXED = ['fixed', 'sticky'];

/** These checks pass at every width, in every font. */
export function findLayoutProblems(): string[] {
  return [
    ...findUnreadableText(),
    ...findBrokenWords(),
    ...findWrappedLines(),
    ...findListsWithoutBullets(),
  ];
}

/** These checks pass even with resized text. */
export function findUnreadableText(): string[] {
  return [...findOverflows(), ...findOverlaps(), ...findTornTexts()];
}

/** Finds text that overflows the screen or a clipping element, and reports a page that's wider than the screen. */
export function findOverflows(): string[] {
  const problems: string[] = [];
  const { scrollWidth } = document.documentElement;
  if (scrollWidth > innerWidth) {
    problems.push(`The page is ${scrollWidth} px wide, the screen ${innerWidth} px.`);
  }
  for (const { node, element, left, right } of listLines()) {
    const clip = findClippingBox(element);
    if (left < clip.left - ROUNDING_PX || right > clip.right + ROUNDING_PX) {
      problems.push(
        `"${node.nodeValue}" reaches from ${left} to ${right} px, but is clipped at ${clip.left} and ${clip.right} px.`,
      );
    }
  }
  return problems;
}

/** Falls back to the screen if no ancestor clips its overflow. */
function findClippingBox(element: Element): { left: number; right: number } {
  const clipping = withAncestors(element).find(
    (ancestor) => getComputedStyle(ancestor).overflowX !== 'visible',
  );
  return clipping?.getBoundingClientRect() ?? { left: 0, right: innerWidth };
}

/** Finds lines of text that are drawn over each other. */
function findOverlaps(): string[] {
  // The booking bar covers the page on purpose.
  const lines = listLines()
    .filter(({ element }) => !hasPosition(element, ['fixed']))
    .map(shrinkToLetters);
  const problems: string[] = [];
  for (const [index, line] of lines.entries()) {
    for (const other of lines.slice(index + 1)) {
      if (line.element !== other.element && areOverlapping(line, other)) {
        problems.push(`"${line.node.nodeValue}" and "${other.node.nodeValue}" overlap.`);
      }
    }
  }
  return problems;
}

/** Headings set in wood type are so tight that their lines' full boxes overlap. */
function shrinkToLetters(line: Line): Line {
  const height = line.bottom - line.top;
  return { ...line, top: line.top + 0.3 * height, bottom: line.top + 0.75 * height };
}

function areOverlapping(one: Line, other: Line): boolean {
  const isBeside = one.left + ROUNDING_PX >= other.right || other.left + ROUNDING_PX >= one.right;
  const isAboveOrBelow =
    one.top + ROUNDING_PX >= other.bottom || other.top + ROUNDING_PX >= one.bottom;
  return !isBeside && !isAboveOrBelow;
}

/**
 * Finds texts that are torn apart: a line that begins beside or above the words before it. In a flex box, for example,
 * `Ligue para <b>(11) 98765-4321</b> antes.` becomes three columns.
 */
function findTornTexts(): string[] {
  const nodes = listTextNodes();
  const texts = [...new Set(nodes.map(findParent))];
  const torn = texts.filter((text) => {
    const lines = nodes.filter((node) => text.contains(node)).flatMap(listLinesOf);
    return lines.some((line, index) => {
      const before = lines[index - 1];
      return before && !continues(line, before);
    });
  });
  return torn.map((text) => `"${text.textContent}" is torn into columns.`);
}

/** Whether a reader goes on from one line to the next: it's further down, or starts about a space to the right. */
function continues(line: Line, before: Line): boolean {
  const middle = (line.top + line.bottom) / 2;
  if (middle > before.bottom) {
    return true;
  }
  const gap = line.left - before.right;
  const spaceInPx = 0.75 * Number.parseFloat(getComputedStyle(line.element).fontSize);
  const isOnSameLine = middle > before.top;
  return isOnSameLine && gap > -spaceInPx && gap < spaceInPx;
}

/** Finds words that are broken across two lines in headings and other display type. */
export function findBrokenWords(): string[] {
  const problems: string[] = [];
  for (const node of listTextNodes().filter((one) => isDisplayType(findParent(one)))) {
    for (const { 0: word, index } of `${node.nodeValue}`.matchAll(/[\p{L}\p{N}'’]+/gu)) {
      const range = document.createRange();
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      const tops = [...range.getClientRects()].map(({ top }) => Math.round(top));
      if (new Set(tops).size > 1) {
        problems.push(`"${word}" is broken across two lines.`);
      }
    }
  }
  return problems;
}

function isDisplayType(element: Element): boolean {
  return (
    element.closest(HEADINGS) !== null || getComputedStyle(element).fontFamily.startsWith('Display')
  );
}

/** Finds what wraps, although it should stay on one line: labels, phone numbers, opening periods, lines of headings. */
function findWrappedLines(): string[] {
  const nodes = listTextNodes();
  // A group of lines has no box while its lines aren't joined.
  const elements = [...document.querySelectorAll(ON_ONE_LINE)].filter(
    (element) => getComputedStyle(element).display !== 'contents',
  );
  const wrapped = elements.filter((element) => {
    const lines = nodes.filter((node) => element.contains(node)).flatMap(listLinesOf);
    // Rounds to steps of 8 px, because texts on the same line may end a few pixels apart.
    const lineCount = new Set(lines.map(({ bottom }) => Math.round(bottom / 8))).size;
    const intendedLineCount = `${element.textContent}`.split('\n').length;
    return lineCount > intendedLineCount;
  });
  return wrapped.map((element) => `"${element.textContent}" wraps.`);
}

/** VoiceOver doesn't announce a list without bullets as a list, because WebKit assumes that it's only there for layout. */
function findListsWithoutBullets(): string[] {
  const lists = [...document.querySelectorAll('ul, ol')].filter(
    (list) => getComputedStyle(list).listStyleType === 'none',
  );
  return lists.map((list) => `The list has no bullets: ${startOf(list)}`);
}

/**
 * Finds text under something that stays in place while the page scrolls, such as a floating button. The page can still
 * be scrolled down from under the header, so only text below the header counts.
 */
export function findCoveredText(): string[] {
  const headerBottom = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
  const problems: string[] = [];
  for (const { node, element, left, right, top, bottom } of listLines()) {
    const isFixed = hasPosition(element, FIXED);
    if (top >= headerBottom && bottom <= innerHeight && !isFixed) {
      const middle = (top + bottom) / 2;
      for (let x = left + ROUNDING_PX; x < right; x += 8) {
        const drawnThere = document.elementFromPoint(x, middle);
        if (drawnThere && hasPosition(drawnThere, FIXED)) {
          problems.push(`"${node.nodeValue}" is covered by ${startOf(drawnThere)}.`);
          break;
        }
      }
    }
  }
  return problems;
}

function hasPosition(element: Element, positions: readonly string[]): boolean {
  return withAncestors(element).some((ancestor) =>
    positions.includes(getComputedStyle(ancestor).position),
  );
}

/**
 * Finds links and buttons that are too small for a finger. Leaves out inline links, which WCAG 2.5.8 allows to be as
 * high as their line, and the skip link, which only has its full size while it's focused.
 */
export function findSmallTargets(): string[] {
  // If a dialog is open, only its targets count, because the page behind it can't be reached.
  const scope = document.querySelector('dialog[open]') ?? document;
  const targets = [...scope.querySelectorAll('a[href]:not([href="#conteudo"]), button')].filter(
    (element) =>
      element.checkVisibility({ visibilityProperty: true }) &&
      element.closest('[inert]') === null &&
      getComputedStyle(element).display !== 'inline',
  );
  if (targets.length === 0) {
    return ['The page has no link and no button.'];
  }
  const problems: string[] = [];
  for (const target of targets) {
    const { width, height } = target.getBoundingClientRect();
    if (Math.round(width) < MIN_TARGET_PX || Math.round(height) < MIN_TARGET_PX) {
      problems.push(`${target.outerHTML.slice(0, 120)} is ${width} × ${height} px.`);
    }
  }
  return problems;
}

function listLines(): Line[] {
  return listTextNodes().flatMap(listLinesOf);
}

/** Leaves out text that's only for screen readers. */
function listTextNodes(): Node[] {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const nodes: Node[] = [];
  while (walker.nextNode()) {
    const node = walker.currentNode;
    if (node.nodeValue?.trim() && isDrawn(findParent(node))) {
      nodes.push(node);
    }
  }
  return nodes;
}

function isDrawn(element: Element): boolean {
  const isVisible = element.checkVisibility({ visibilityProperty: true });
  const isClipped = getComputedStyle(element).clipPath !== 'none'; // As `.visually-hidden` does.
  return isVisible && !isClipped && element.closest('script, style, svg') === null;
}

function listLinesOf(node: Node): Line[] {
  const range = document.createRange();
  range.selectNodeContents(node);
  const element = findParent(node);
  return [...range.getClientRects()].map(({ left, right, top, bottom }) => ({
    node,
    element,
    left,
    right,
    top,
    bottom,
  }));
}

function findParent(node: Node): Element {
  return node.parentElement ?? document.body;
}

/** Lists an element and its ancestors, without the body and what's above it. */
function withAncestors(element: Element): Element[] {
  const { parentElement } = element;
  const isOutermost = parentElement === null || parentElement === document.body;
  return isOutermost ? [element] : [element, ...withAncestors(parentElement)];
}

function startOf(element: Element): string {
  return `<${element.localName}> "${`${element.textContent}`.trim().slice(0, 40)}"`;
}
