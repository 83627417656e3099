import { Fragment } from 'react';
import { measureAdvance } from '../wood-type/font-metrics';
import styles from './steady-words.module.scss';

type SteadyWordsProps = {
  text: string;
  /** Of the display font's axis, in percent. */
  width: number;
  /** What a word may ask for at most: a percentage, where the box around has a width of its own. */
  limit?: '100%' | '30vw';
};

/**
 * Display type that flows. Each word takes the room that our font will need, so that nothing moves
 * and no line breaks elsewhere when the font arrives; the fallback is never wider.
 */
export function SteadyWords({ text, width, limit = '100%' }: SteadyWordsProps) {
  return splitWords(text).map((word, index) => {
    const em = measureAdvance(word, width).toFixed(2);
    const room = `room${em}-${width}-${limit}`.replace(/[.%]/g, '');
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: words never move, and two may be the same.
      <Fragment key={index}>
        {/* Next's own precedence: each other one is an element and a hash more in every page. */}
        <style href={room} precedence="next">
          {`.${room}{display:inline-block;min-width:min(${em}em,${limit});font-stretch:${width}%}`}
        </style>
        {index > 0 && ' '}
        <span className={room}>{word}</span>
      </Fragment>
    );
  });
}

/** A heading of such words: as large as its place sets it, unless its longest word needs less. */
export function SteadyHeading({ text, width }: Pick<SteadyWordsProps, 'text' | 'width'>) {
  const longest = Math.max(...splitWords(text).map((word) => measureAdvance(word, width)));
  const em = (Math.ceil(longest * 100) / 100).toFixed(2);
  const fit = `fit${em.replace('.', '')}`;

  return (
    <div className={styles.measure}>
      <style href={fit} precedence="next">{`.${fit}{--longest:${em}}`}</style>
      <h1 className={fit}>
        <SteadyWords text={text} width={width} />
      </h1>
    </div>
  );
}

function splitWords(text: string): string[] {
  return text.trim().split(/\s+/);
}
