type Table = { tag: string; data: Buffer };

const HEADER_SIZE = 12;
const RECORD_SIZE = 16;

/**
 * The same font with another character map: which glyph each code point shows.
 *
 * Checksums stay as they were; the subsetter that reads the result writes its own.
 */
export function replaceCharacterMap(sfnt: Buffer, glyphIds: ReadonlyMap<number, number>): Buffer {
  const tables = readTables(sfnt).map((table) =>
    table.tag === 'cmap' ? { ...table, data: encodeCharacterMap(glyphIds) } : table,
  );
  return writeTables(sfnt.readUInt32BE(0), tables);
}

function readTables(sfnt: Buffer): Table[] {
  return Array.from({ length: sfnt.readUInt16BE(4) }, (_, index) => {
    const record = HEADER_SIZE + index * RECORD_SIZE;
    const offset = sfnt.readUInt32BE(record + 8);
    return {
      tag: sfnt.toString('latin1', record, record + 4),
      data: sfnt.subarray(offset, offset + sfnt.readUInt32BE(record + 12)),
    };
  });
}

function writeTables(version: number, tables: readonly Table[]): Buffer {
  const header = Buffer.alloc(HEADER_SIZE + tables.length * RECORD_SIZE);
  header.writeUInt32BE(version, 0);
  header.writeUInt16BE(tables.length, 4);

  const parts: Buffer[] = [header];
  let offset = header.length;
  for (const [index, { tag, data }] of tables.entries()) {
    const record = HEADER_SIZE + index * RECORD_SIZE;
    header.write(tag, record, 'latin1');
    header.writeUInt32BE(offset, record + 8);
    header.writeUInt32BE(data.length, record + 12);
    const padding = Buffer.alloc(-data.length & 3);
    parts.push(data, padding);
    offset += data.length + padding.length;
  }
  return Buffer.concat(parts);
}

/** One subtable, format 12 (Windows, full Unicode), with one group per character. */
function encodeCharacterMap(glyphIds: ReadonlyMap<number, number>): Buffer {
  const characters = [...glyphIds].sort(([a], [b]) => a - b);
  const subtableOffset = 12;
  const groupsOffset = subtableOffset + 16;
  const table = Buffer.alloc(groupsOffset + characters.length * 12);

  table.writeUInt16BE(1, 2); // One subtable.
  table.writeUInt16BE(3, 4); // Platform: Windows.
  table.writeUInt16BE(10, 6); // Encoding: full Unicode.
  table.writeUInt32BE(subtableOffset, 8);

  table.writeUInt16BE(12, subtableOffset); // Format.
  table.writeUInt32BE(table.length - subtableOffset, subtableOffset + 4);
  table.writeUInt32BE(characters.length, subtableOffset + 12);
  for (const [index, [codePoint, glyphId]] of characters.entries()) {
    const group = groupsOffset + index * 12;
    table.writeUInt32BE(codePoint, group);
    table.writeUInt32BE(codePoint, group + 4);
    table.writeUInt32BE(glyphId, group + 8);
  }
  return table;
}
