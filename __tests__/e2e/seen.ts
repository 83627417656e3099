/**
 * @file Finds what a visitor would see wrong on a page. This module runs in the browser: `fixtures.ts` gives it to every
 * page as `window.seen`. Each function whose name begins with `find` returns one sentence for each problem.
 */

import { HEADINGS } from '../headings';

/** A line of text, with its box in CSS pixels. If text wraps, each of its lines is one of these. */
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

/** Phone numbers, such as `(11) 98765-4321`. */
const TELEPHONE = /\(\d\d\)\u00a0\d{4,5}-\d{4}/g;

/** Text in these elements shouldn't wrap. A table cell with two opening periods has two lines on purpose. */
const ON_ONE_LINE = `header nav a, td, a[href^="tel:"], :is(${HEADINGS}) > span`;

/** The width from which on the team has two columns: `$two-columns` in `styles/_tokens.scss`. */
const TWO_COLUMNS_PX = 704;

const MIN_TARGET_PX = 44;

/** What has one of these positions stays on the screen while the page scrolls. */
const FIXED = ['fixed', 'sticky'];

/** Everything that has to be right at every width and in every font. */
export function findMisplaced(): string[] {
  return [
    ...findMisfits(),
    ...findBrokenWords(),
    ...findWrappedLines(),
    ...findMisplacedPhotos(),
    ...findUnannouncedLists(),
  ];
}

/** What has to be right even with resized text. */
export function findMisfits(): string[] {
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
  for (const ancestor of withAncestors(element)) {
    if (getComputedStyle(ancestor).overflowX !== 'visible') {
      return ancestor.getBoundingClientRect();
    }
  }
  return { left: 0, right: innerWidth };
}

/** Finds lines of text that are drawn over each other. */
export function findOverlaps(): string[] {
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
export function findTornTexts(): string[] {
  const nodes = listTextNodes();
  const texts = new Set(nodes.map(findParent));
  const problems: string[] = [];
  for (const text of texts) {
    const lines = nodes.filter((node) => text.contains(node)).flatMap(listLinesOf);
    const isTorn = lines.some((line, index) => {
      const before = lines[index - 1];
      return before && !continues(line, before);
    });
    if (isTorn) {
      problems.push(`"${text.textContent}" is torn into columns.`);
    }
  }
  return problems;
}

/** A line continues the one before it if it's below, or if it begins about a space to its right. */
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
  const displayed = listTextNodes().filter((node) => isDisplayType(findParent(node)));
  return findBroken(displayed, /[\p{L}\p{N}'’]+/gu);
}

function isDisplayType(element: Element): boolean {
  return (
    element.closest(HEADINGS) !== null || getComputedStyle(element).fontFamily.startsWith('Display')
  );
}

function findBroken(nodes: readonly Node[], pattern: RegExp): string[] {
  const problems: string[] = [];
  for (const node of nodes) {
    for (const { 0: words, index } of `${node.nodeValue}`.matchAll(pattern)) {
      if (countLines(node, index, words.length) > 1) {
        problems.push(`"${words}" is broken across two lines.`);
      }
    }
  }
  return problems;
}

function countLines(node: Node, start: number, length: number): number {
  const tops = listBoxes(node, start, length).map(({ top }) => Math.round(top));
  return new Set(tops).size;
}

function listBoxes(node: Node, start: number, length: number): DOMRect[] {
  const range = document.createRange();
  range.setStart(node, start);
  range.setEnd(node, start + length);
  return [...range.getClientRects()];
}

/**
 * Finds phone numbers that may break. The width of a screen at which one does break depends on the words before it, so
 * each text with a number is narrowed step by step, while the number still fits on a line.
 */
export function findBreakableTelephones(): string[] {
  const problems = new Set<string>();
  for (const node of listTextNodes()) {
    const block = withAncestors(findParent(node)).find(isBlock);
    const numberWidth = Math.max(0, ...measureMatches(node, TELEPHONE));
    if (block instanceof HTMLElement && numberWidth > 0) {
      const narrowest = 2 * numberWidth;
      for (let width = block.clientWidth; width > narrowest; width -= 4) {
        block.style.width = `${width}px`;
        for (const problem of findBroken([node], TELEPHONE)) {
          problems.add(problem);
        }
      }
      block.style.width = '';
    }
  }
  return [...problems];
}

/** Measures matches in px. One that's broken across two lines counts with all of its parts. */
function measureMatches(node: Node, pattern: RegExp): number[] {
  return [...`${node.nodeValue}`.matchAll(pattern)].map(({ 0: match, index }) => {
    const parts = listBoxes(node, index, match.length);
    return parts.reduce((sum, { width }) => sum + width, 0);
  });
}

function isBlock(element: Element): boolean {
  return !getComputedStyle(element).display.startsWith('inline');
}

/** Finds labels, phone numbers, opening periods and lines of headings that wrap. */
export function findWrappedLines(): string[] {
  const problems: string[] = [];
  for (const element of document.querySelectorAll(ON_ONE_LINE)) {
    const range = document.createRange();
    range.selectNodeContents(element);
    // Rounds to steps of 8 px, because boxes on the same line may end a few pixels apart.
    const lineEnds = [...range.getClientRects()].map(({ bottom }) => Math.round(bottom / 8));
    const lineCount = new Set(lineEnds).size;
    const intendedLineCount = `${element.textContent}`.split('\n').length;
    const hasIcon = element.querySelector('svg') !== null;
    if (lineCount > intendedLineCount && !hasIcon) {
      problems.push(`"${element.textContent}" wraps.`);
    }
  }
  return problems;
}

/** VoiceOver doesn't announce a list without bullets as a list, because WebKit assumes that it's only there for layout. */
export function findUnannouncedLists(): string[] {
  const lists = [...document.querySelectorAll('ul, ol')].filter(
    (list) => getComputedStyle(list).listStyleType === 'none',
  );
  return lists.map((list) => `The list has no bullets: ${startOf(list)}`);
}

/** Finds photos that aren't where their texts expect them. */
export function findMisplacedPhotos(): string[] {
  const problems: string[] = [];
  for (const item of document.querySelectorAll('#galeria ul > li')) {
    const photo = boxOf(item, 'picture');
    if (photo.top > item.getBoundingClientRect().top + ROUNDING_PX) {
      problems.push(`The photo is below the top of its item: ${startOf(item)}`);
    }
    if (boxOf(item, 'button > span').bottom > photo.bottom + ROUNDING_PX) {
      problems.push(`The button reaches out of its photo: ${startOf(item)}`);
    }
  }
  const cards = document.querySelectorAll('#equipe li article');
  for (const card of innerWidth < TWO_COLUMNS_PX ? cards : []) {
    const portrait = boxOf(card, '[role=img]');
    const hasPhoto = card.querySelector('picture') !== null;
    if (portrait.bottom > boxOf(card, 'h3').top) {
      problems.push(`The portrait reaches below the name: ${startOf(card)}`);
    }
    if (!hasPhoto && portrait.height > innerHeight / 2) {
      problems.push(`The letter instead of a portrait fills the screen: ${startOf(card)}`);
    }
  }
  return problems;
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

/** Adds up the heights of everything that stays on the screen while the page scrolls. */
export function measureFixedHeight(): number {
  const fixed = [...document.querySelectorAll('body *')].filter(
    (element) => FIXED.includes(getComputedStyle(element).position) && element.checkVisibility(),
  );
  return fixed.reduce((sum, element) => sum + element.getBoundingClientRect().height, 0);
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

/** Lists the boxes that only their background sets apart from what's around them, such as cards and buttons. */
export function listColouredBoxes(): Element[] {
  const boxes = document.querySelectorAll('a, button, li, article, figure, [role=img]');
  return [...boxes].filter((box) => {
    const { backgroundColor } = getComputedStyle(box);
    const isTransparent = /, 0\)$|^transparent$/.test(backgroundColor);
    return isDrawn(box) && !isTransparent;
  });
}

/** Finds boxes without a line around them. The line may be a border or an outline. */
export function findBoxesWithoutEdge(boxes: readonly Element[]): string[] {
  const withoutEdge = boxes.filter((box) => {
    const { borderTopStyle, outlineStyle } = getComputedStyle(box);
    return borderTopStyle !== 'solid' && outlineStyle !== 'solid';
  });
  return withoutEdge.map((box) => `The box has no edge: ${startOf(box)}`);
}

/**
 * Returns the names of the header's links and buttons, row by row. A control belongs to the current row if its middle
 * is above the bottom of the row's first control.
 */
export function listHeaderRows(): string[][] {
  const rows: { bottom: number; names: string[] }[] = [];
  const controls = [...document.querySelectorAll<HTMLElement>('body > header :is(a, button)')]
    .filter((control) => control.checkVisibility() && control.closest('#menu') === null)
    .map((control) => ({ control, box: control.getBoundingClientRect() }))
    .sort((one, other) => one.box.top - other.box.top);
  for (const { control, box } of controls) {
    const name = control.getAttribute('aria-label') ?? control.innerText.trim();
    const middle = (box.top + box.bottom) / 2;
    const row = rows.at(-1);
    if (row && middle < row.bottom) {
      row.names.push(name);
    } else {
      rows.push({ bottom: box.bottom, names: [name] });
    }
  }
  return rows.map(({ names }) => names);
}

/** A part of the page is reachable if one of its controls can take the focus. */
export function listReachableParts(parts: readonly string[]): string[] {
  return parts.filter((part) => {
    const controls = document.querySelectorAll<HTMLElement>(`${part} :is(a, button, iframe)`);
    return [...controls].some(canTakeFocus);
  });
}

function canTakeFocus(control: HTMLElement): boolean {
  control.focus({ preventScroll: true });
  return control === document.activeElement;
}

/** Returns the focused element's start if the focus is before `section`. */
export function locateFocus(section: Element): string {
  const focused = document.activeElement ?? document.body;
  if (section.contains(focused)) {
    return 'in the section';
  }
  const position = section.compareDocumentPosition(focused);
  const isPast = (position & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
  return isPast ? 'past the section' : startOf(focused);
}

/** Whether the middle of an element's visible part is on top. Firefox scrolls to a photo only until a part of it shows. */
export function isUncovered(element: Element): boolean {
  const { left, top, bottom, width } = element.getBoundingClientRect();
  const middleOfVisiblePart = (Math.max(top, 0) + Math.min(bottom, innerHeight)) / 2;
  const onTop = document.elementFromPoint(left + width / 2, middleOfVisiblePart);
  return element.contains(onTop);
}

/** Returns the colour of the nearest ancestor that has a background. An outline is drawn on it. */
export function readBackdrop(element: Element): string {
  const colours = withAncestors(element)
    .slice(1)
    .map((ancestor) => getComputedStyle(ancestor).backgroundColor);
  const page = getComputedStyle(document.body).backgroundColor;
  return colours.find((colour) => !/, 0\)$|^transparent$/.test(colour)) ?? page;
}

type LayoutRow = (string | number)[];

/**
 * Returns a row for each part of an open lightbox or menu, or else of the page: its position, size, colours, font and
 * marks. `colourNames` maps colours to their names. The second number is the distance from the top of the part before,
 * so a new part changes few rows.
 */
export function listLayout(colourNames: Readonly<Record<string, string>>): LayoutRow[] {
  const parts = `header, main > *, footer, ${HEADINGS}, :is(${HEADINGS}) span, article, figure, figcaption, picture, li, tr, iframe, nav, a, button, p, svg`;
  const onTop = document.querySelector('dialog[open], :popover-open') ?? document;
  let topBefore = 0;
  return [...onTop.querySelectorAll(parts)]
    .filter((part) => part.checkVisibility())
    .map((part) => {
      const { left, top, width, height } = part.getBoundingClientRect();
      const box = [left, top - topBefore, width, height].map(Math.round);
      topBefore = top;
      const { color, backgroundColor, fontSize, fontStretch } = getComputedStyle(part);
      return [
        nameOf(part),
        ...box,
        nameColour(color, colourNames),
        nameColour(backgroundColor, colourNames),
        Math.round(Number.parseFloat(fontSize) * 10) / 10,
        fontStretch,
        describeMarks(part, colourNames),
      ];
    });
}

/** For example `a “Agendar horário”`, from the link's first words. */
function nameOf(part: Element): string {
  const kind = part.getAttribute('role') ?? part.localName;
  const name =
    part.getAttribute('aria-label') ?? part.querySelector('img')?.alt ?? `${part.textContent}`;
  // The year in the footer's copyright line would change the snapshot every January.
  const text = name.replace(/(?<=©) \d+| \(abre em nova aba\)/g, '').trim();
  const firstWords = text.split(/\s+/).slice(0, 4).join(' ');
  const id = part.id ? `${kind}#${part.id}` : kind;
  const start = firstWords.slice(0, 31 - id.length).trim();
  return start ? `${id} “${start}”` : id;
}

/** Its position unless that's `static`, the colour of an icon's lines, what's drawn before it, and its round corners. */
function describeMarks(part: Element, colourNames: Readonly<Record<string, string>>): string {
  const style = getComputedStyle(part);
  const before = getComputedStyle(part, '::before');
  const marks = [style.position === 'static' ? '' : style.position];
  if (part.localName === 'svg') {
    marks.push(`stroke ${nameColour(style.stroke, colourNames)}`);
  }
  if (before.content !== 'none') {
    const background = nameColour(before.backgroundColor, colourNames);
    marks.push(`::before ${before.content} ${background}`.trim(), describeCorners(before));
  }
  marks.push(describeCorners(style));
  return marks.filter((mark) => mark !== '').join(', ');
}

function describeCorners({ borderRadius }: Pick<CSSStyleDeclaration, 'borderRadius'>): string {
  return borderRadius === '0px' ? '' : `radius ${borderRadius}`;
}

/** Colours that have no name in the style sheet, such as those behind photos, are given by their value. */
function nameColour(value: string, colourNames: Readonly<Record<string, string>>): string {
  const channels = /^rgb\((\d+), (\d+), (\d+)\)$/.exec(value)?.slice(1);
  const unnamed = channels ? `#${channels.map(toHex).join('')}` : value;
  return colourNames[value] ?? unnamed;
}

function toHex(channel: string): string {
  return Number(channel).toString(16).padStart(2, '0');
}

function listLines(): Line[] {
  return listTextNodes().flatMap(listLinesOf);
}

/** Lists the text that's drawn. Text for screen readers isn't. */
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
  return [...range.getClientRects()].map(({ left, right, top, bottom }) => ({
    node,
    element: findParent(node),
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
  const ancestors: Element[] = [];
  let current: Element | null = element;
  while (current && current !== document.body) {
    ancestors.push(current);
    current = current.parentElement;
  }
  return ancestors;
}

function boxOf(root: Element, selector: string): DOMRect {
  return (root.querySelector(selector) ?? root).getBoundingClientRect();
}

function startOf(element: Element): string {
  return `<${element.localName}> "${`${element.textContent}`.trim().slice(0, 40)}"`;
}
