-- What the operator was notified of and is not over: see worker/commerce/app/audit/alarms.ts. company_id 0: the platform.
CREATE TABLE alarm (
  company_id INTEGER NOT NULL,
  kind TEXT NOT NULL,
  -- As it was reported; the shop may be gone when it is over. NULL: none.
  host TEXT,
  since INTEGER NOT NULL,
  PRIMARY KEY (company_id, kind)
) STRICT;

-- One row: until then nobody else tells, so that many alarms of one night are one message.
CREATE TABLE alarm_turn (
  id INTEGER PRIMARY KEY CHECK (id = 1),
  until INTEGER NOT NULL
) STRICT;
INSERT INTO alarm_turn (id, until) VALUES (1, 0);

-- Every night asks for these few, whatever the number of shops.
CREATE INDEX company_unwell ON company (id) WHERE status = 'open' AND faults IS NOT NULL;
CREATE INDEX company_by_look ON company (coalesce(looked_at, created_at)) WHERE status = 'open';
