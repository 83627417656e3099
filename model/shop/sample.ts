/**
 * @file What mustn't be left of the sample. Without `sample: true` in `shop.yaml`, the loader rejects it. Nothing else is
 * recognized: an owner may well keep a sentence of the sample's.
 */

/** Nobody has this number, whatever the area code. */
export const SAMPLE_NUMBER = '90000-0000';
export const SAMPLE_BOOKING_URL =
  'https://calendar.google.com/calendar/appointments/schedules/exemplo';
/** The sample's policies mention its name, its street and its number. */
export const SAMPLE_WORDS = ['Jatobá', 'Rua Exemplo', SAMPLE_NUMBER];

export const STILL_OF_SAMPLE = 'isto ainda é do exemplo: escreva o da sua barbearia.';
export const STILL_OF_SAMPLE_IF_ANY =
  'isto ainda é do exemplo: escreva o da sua barbearia ou, se ela não tem, deixe vazio.';
export const STILL_OF_SAMPLE_ITEM =
  'isto ainda é do exemplo: escreva o da sua barbearia ou, se ela não tem, apague este item.';
