-- The Directory: which host belongs to which company, and under which name its Shop object is found.
CREATE TABLE company (
  id INTEGER PRIMARY KEY,
  -- The name of the Durable Object; a restored or moved shop gets a new one.
  object_name TEXT NOT NULL UNIQUE,
  access_key TEXT NOT NULL UNIQUE,
  demo INTEGER NOT NULL CHECK (demo IN (0, 1)),
  -- opening: the row exists, the Shop is not seeded yet.
  status TEXT NOT NULL CHECK (status IN ('opening', 'open', 'closed')),
  affiliate_days INTEGER NOT NULL CHECK (affiliate_days BETWEEN 1 AND 365),
  created_at INTEGER NOT NULL
) STRICT;

CREATE TABLE domain (
  host TEXT PRIMARY KEY,
  company_id INTEGER NOT NULL REFERENCES company (id),
  is_primary INTEGER NOT NULL CHECK (is_primary IN (0, 1))
) STRICT;

CREATE UNIQUE INDEX domain_one_primary ON domain (company_id) WHERE is_primary = 1;
CREATE INDEX domain_by_company ON domain (company_id);
