CREATE TABLE `code_day` (
	`day` integer PRIMARY KEY NOT NULL,
	`sent` integer NOT NULL,
	`used` integer NOT NULL
) STRICT;
