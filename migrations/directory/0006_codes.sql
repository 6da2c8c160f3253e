-- How many codes all shops together have sent, hour by hour. way: phone (SMS and WhatsApp), email.
CREATE TABLE code_hour (
  hour INTEGER NOT NULL,
  way TEXT NOT NULL,
  sent INTEGER NOT NULL,
  PRIMARY KEY (hour, way)
) STRICT;
