/** A message of a bundle, or one of its attributes, as text; nothing where there is none. */
import type { FluentBundle } from '@fluent/bundle';

export function said(texts: FluentBundle, id: string, attribute?: string): string {
  const message = texts.getMessage(id);
  const pattern = attribute === undefined ? message?.value : message?.attributes[attribute];
  return pattern == null ? '' : texts.formatPattern(pattern, {}, []);
}
