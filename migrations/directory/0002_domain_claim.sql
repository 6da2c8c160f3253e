-- Hosts that a shop's owner asks for and has not proved yet. Several shops may ask for one: it is given to the first
-- that proves it, and until then it leads nowhere.
CREATE TABLE domain_claim (
  host TEXT NOT NULL,
  company_id INTEGER NOT NULL REFERENCES company (id),
  -- What the TXT record at _etalase.<host> has to say.
  token TEXT NOT NULL,
  claimed_at INTEGER NOT NULL,
  PRIMARY KEY (host, company_id)
) STRICT;

CREATE INDEX domain_claim_by_company ON domain_claim (company_id);
CREATE INDEX domain_claim_by_age ON domain_claim (claimed_at);
