-- What each shop said of itself after its last night, so that nobody wakes thousands of them to ask. looked_at: NULL, it
-- has had no night yet. faults: JSON of what somebody has to look at; NULL, nothing.
ALTER TABLE company ADD COLUMN looked_at INTEGER;
ALTER TABLE company ADD COLUMN faults TEXT;
