-- Who was erased from which shop, beside its exports: a restored night must not bring them back. signed_as: the number of
-- the shop that the export names. ref: c:<customer> or o:<order>, which name nobody any more.
CREATE TABLE erasure (
  signed_as INTEGER NOT NULL,
  ref TEXT NOT NULL,
  at INTEGER NOT NULL,
  PRIMARY KEY (signed_as, ref)
) STRICT;
