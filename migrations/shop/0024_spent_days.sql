CREATE TABLE `spent_day` (
	`what` text NOT NULL,
	`day` integer NOT NULL,
	`sent` integer NOT NULL,
	`used` integer NOT NULL,
	`refused` integer NOT NULL,
	`hour` integer NOT NULL,
	`hour_sent` integer NOT NULL,
	`hour_used` integer NOT NULL,
	PRIMARY KEY(`what`, `day`)
) STRICT;
