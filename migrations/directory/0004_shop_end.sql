-- When a closed shop was closed: its days of grace begin then.
ALTER TABLE company ADD COLUMN closed_at INTEGER;

-- What is left of a shop that was erased: that it was done, when, by whose token, and how much it was. No name, no host.
CREATE TABLE erased_shop (
  company_id INTEGER PRIMARY KEY,
  opened_at INTEGER NOT NULL,
  closed_at INTEGER NOT NULL,
  erased_at INTEGER NOT NULL,
  erased_by TEXT NOT NULL,
  hosts INTEGER NOT NULL,
  files INTEGER NOT NULL,
  -- 1: although money was owed or orders were open.
  unsettled INTEGER NOT NULL CHECK (unsettled IN (0, 1))
) STRICT;
